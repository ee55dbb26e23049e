/**
 * Says that contact is lost once that has lasted `patience` ms, and that it is back at once. Being
 * told again that it is lost changes nothing.
 */
export function contact(patience: number, onChange: (lost: boolean) => void) {
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const back = () => {
    clearTimeout(waiting);
    waiting = undefined;
    onChange(false);
  };
  const lost = () => {
    waiting ??= setTimeout(() => onChange(true), patience);
  };
  return { lost, back, end: () => clearTimeout(waiting) };
}
