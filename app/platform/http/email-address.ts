const shape = /^[^\s@<>"(),;:]+@[^\s@<>"(),;:]+\.[^\s@.<>"(),;:]{2,}$/;

/** Whether a text looks like an address that mail can be sent to, æ, ø and å allowed. */
export function isEmailAddress(text: string): boolean {
  return shape.test(text);
}
