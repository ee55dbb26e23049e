/** Answers the contact buttons of a sample in place; without script the server does. */
export class ExampleAnswer extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener("submit", (event) => {
      event.preventDefault();
      const answer = this.querySelector("[role=status]");
      if (answer) answer.textContent = this.dataset.answer ?? "";
    });
  }
}
