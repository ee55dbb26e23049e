import { formatNumber } from "#app/platform/numbers.ts";
import { countdownTo, type TimeLeft } from "#app/platform/oslo-time.ts";
import { pageTexts } from "../texts.ts";

const texts = pageTexts.countdown;

export class CountdownClock extends HTMLElement {
  #timer = 0;

  connectedCallback(): void {
    document.addEventListener("visibilitychange", this.#tick);
    this.#tick();
  }

  disconnectedCallback(): void {
    document.removeEventListener("visibilitychange", this.#tick);
    clearTimeout(this.#timer);
  }

  #tick = (): void => {
    clearTimeout(this.#timer);
    const countdown = countdownTo(this.getAttribute("date") ?? "", new Date());
    if (countdown.state === "before") this.#showNumbers(countdown);
    else this.#showDay(countdown.state === "today" ? texts.today : (this.dataset.married ?? ""));
    if (countdown.state === "after" || document.hidden) return;
    this.#timer = window.setTimeout(this.#tick, 1000 - (Date.now() % 1000));
  };

  #showNumbers(left: TimeLeft): void {
    for (const part of this.querySelectorAll<HTMLElement>("[data-unit]")) {
      const unit = part.dataset.unit as keyof TimeLeft;
      const [number, label] = part.children;
      const text = formatNumber(left[unit]);
      if (number && label && number.textContent !== text) {
        number.textContent = text;
        label.textContent = texts.units[unit][left[unit] === 1 ? 0 : 1];
      }
    }
  }

  #showDay(text: string): void {
    if (this.textContent?.trim() === text) return;
    const day = document.createElement("p");
    day.className = "countdown-day";
    day.textContent = text;
    this.replaceChildren(day);
  }
}
