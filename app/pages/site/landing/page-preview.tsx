import { Fjord } from "#app/ui/art/fjord.tsx";
import { Vignette } from "#app/ui/art/vignette.tsx";
import countdown from "./countdown.svg?url";
import names from "./names.svg?url";

export function PagePreview() {
  return (
    <div className="absolute inset-x-2 top-2 h-155 overflow-hidden rounded-t-l border border-b-0 border-rule-2 bg-sheet sm:inset-x-auto sm:left-1/2 sm:h-160 sm:w-140 sm:max-w-full sm:-translate-x-1/2 lg:top-12 xl:top-14 xl:right-28 xl:left-11 xl:h-180 xl:w-auto xl:translate-x-0">
      <div className="flex h-11 items-center justify-center border-b border-[#f0e2dc] px-5 xl:h-13 xl:px-6">
        <img src={names} alt="" width={120} height={20} loading="lazy" className="h-5 w-auto" />
      </div>
      <div className="grid justify-items-center pt-6 text-center xl:pt-7.5">
        <div className="w-53 rounded-t-full rounded-b-s border border-[#d9b9a5] p-1.75 xl:w-68">
          <Fjord width={300} height={352} arch className="h-auto w-full" />
        </div>
        <img
          src={names}
          alt=""
          width={372}
          height={62}
          loading="lazy"
          className="mt-5 h-auto w-[min(17.5rem,84%)] xl:mt-6 xl:w-91.5"
        />
        <p className="mt-1 mb-2.5 text-15 text-[#5d4a4a] xl:text-16">
          lørdag 12. juni 2027 · Lofthus
        </p>
        <Vignette width={190} />
        <img
          src={countdown}
          alt=""
          width={280}
          height={25}
          loading="lazy"
          className="mt-4 mb-0.5 h-auto w-64 xl:w-70"
        />
        <ul className="grid w-64 grid-cols-4 text-12 text-[#6d5a5a] xl:w-70">
          <li>dager</li>
          <li>timer</li>
          <li>minutter</li>
          <li>sekunder</li>
        </ul>
      </div>
    </div>
  );
}
