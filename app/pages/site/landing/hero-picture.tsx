import { PagePreview } from "./page-preview.tsx";
import { ReplyCard } from "./reply-card.tsx";

export function HeroPicture() {
  return (
    <div
      aria-hidden="true"
      className="relative -mx-2 h-135 sm:h-150 lg:mx-0 xl:-mr-8 min-[86rem]:-mr-14 xl:h-190 xl:min-w-0"
    >
      <img
        src="/hero-sprigs.svg"
        alt=""
        width={840}
        height={740}
        loading="lazy"
        className="absolute -bottom-6 left-[calc(-20px-(100%+30px)*0.0857)] h-auto w-[calc((100%+30px)*1.2)] max-w-none max-xl:hidden"
      />
      <PagePreview />
      <ReplyCard />
    </div>
  );
}
