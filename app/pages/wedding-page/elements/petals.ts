const count = 16;

export function dropPetals(section: HTMLElement): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const sky = document.createElement("div");
  sky.className = "petals";
  sky.ariaHidden = "true";
  const petals = Array.from({ length: count }, () => document.createElement("i"));
  sky.append(...petals);
  section.append(sky);
  const falls = petals.map((petal, index) => fall(petal, index, innerHeight));
  void Promise.allSettled(falls.map(({ finished }) => finished)).then(() => sky.remove());
}

function fall(petal: HTMLElement, index: number, height: number): Animation {
  const from = ((index + Math.random()) / count) * innerWidth;
  const drift = (Math.random() - 0.3) * 220;
  const rotation = 180 + Math.random() * 540;
  const scale = 0.6 + Math.random() * 0.8;
  const at = (x: number, y: number, spin: number) =>
    `translate(${x}px, ${y}px) rotate(${spin}deg) rotateX(${spin * 0.7}deg) scale(${scale})`;
  return petal.animate(
    [
      { transform: at(from, -40, 0), opacity: 0 },
      {
        transform: at(from + drift * 0.4, height * 0.35, rotation * 0.4),
        opacity: 0.95,
        offset: 0.35,
      },
      { transform: at(from + drift, height + 40, rotation), opacity: 0 },
    ],
    {
      duration: 3200 + Math.random() * 2400,
      delay: Math.random() * 900,
      easing: "cubic-bezier(.3,.2,.6,1)",
      fill: "both",
    },
  );
}
