const intervalMs = 200;
const units = ["bytes", "KB", "MB", "GB", "TB"];

export function say(line: string): void {
  process.stdout.write(`  ${line}\n`);
}

/** Shows a line that changes, on a terminal only. */
export function startProgress(): { show: (line: () => string) => void; end: () => void } {
  if (!process.stdout.isTTY) return { show: () => undefined, end: () => undefined };
  let shownAt = 0;
  return {
    show(line) {
      if (Date.now() - shownAt < intervalMs) return;
      shownAt = Date.now();
      process.stdout.write(`\r\x1b[K  ${line()}`);
    },
    end: () => void process.stdout.write("\r\x1b[K"),
  };
}

/** "1 file", "1,200 files" */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
}

export function sizeOf(bytes: number): string {
  const unit = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const value = bytes / 1000 ** unit;
  return `${value < 10 && unit > 0 ? value.toFixed(1) : Math.round(value)} ${units[unit]}`;
}
