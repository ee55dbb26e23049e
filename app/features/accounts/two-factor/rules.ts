import { Secret, TOTP } from "otpauth";

const period = 30;
/** Clocks differ, so the previous and the next code are valid too. */
const window = 1;

export const recoveryCodeCount = 10;
/** Leaves out letters and digits that look alike on paper. */
const recoveryAlphabet = "23456789abcdefghjkmnpqrstuvwxyz";
const recoveryLength = 10;

/** Between the password and the code. */
export const secondStepLifetimeSeconds = 10 * 60;

/** Between two e-mails that warn the owner of guesses. */
export const notificationPauseSeconds = 12 * 60 * 60;

/** Returns the otpauth URI for the QR code; `secret` is in base 32. */
export function setupUri(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** Returns the time step (RFC 6238) of a code that is valid at `at`, or null. */
export function timeStepOf(secret: string, code: string, at: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: at.getTime(), window });
  return delta === null ? null : Math.floor(at.getTime() / 1000 / period) + delta;
}

export function codeAt(secret: string, at: Date): string {
  return totpOf(secret).generate({ timestamp: at.getTime() });
}

export interface TwoFactorCode {
  kind: "app" | "recovery";
  code: string;
}

/** Returns the code without spaces and dashes, or null when it has the form of neither kind. */
export function parseCode(input: string): TwoFactorCode | null {
  const code = input.toLowerCase().replace(/[\s-]/g, "");
  if (/^\d{6}$/.test(code)) return { kind: "app", code };
  const isRecovery =
    code.length === recoveryLength &&
    [...code].every((letter) => recoveryAlphabet.includes(letter));
  return isRecovery ? { kind: "recovery", code } : null;
}

/** Returns a recovery code such as `k3v9p-2mhtx` for at least ten random bytes. */
export function recoveryCode(bytes: Uint8Array): string {
  const letters = Array.from(
    bytes.subarray(0, recoveryLength),
    (byte) => recoveryAlphabet[byte % recoveryAlphabet.length],
  ).join("");
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

function totpOf(secret: string, email = ""): TOTP {
  return new TOTP({
    issuer: "Jaord",
    label: email,
    algorithm: "SHA1",
    digits: 6,
    period,
    secret: Secret.fromBase32(secret),
  });
}
