import { encode } from "uqr";

/** Level M with a quiet zone of four modules, dark on white, so that phones read it from paper. */
export function qrSvg(text: string, ink = "#23201d"): string {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="${ink}" d="${path.join("")}"/></svg>`;
}
