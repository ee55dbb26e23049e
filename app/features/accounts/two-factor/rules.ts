import { Secret, TOTP } from "otpauth";

// The second step of signing in: a code from an app (RFC 6238), or one of ten codes on paper.

const period = 30;
/** Apps run a little early or late: the code before and the one after count too. */
const window = 1;

export const recoveryCodeCount = 10;
/** Nothing that is easily taken for something else on paper. */
const recoveryLetters = "23456789abcdefghjkmnpqrstuvwxyz";
const recoveryLength = 10;

/** Seconds somebody has for the second step. */
export const secondStepLifetime = 10 * 60;

/** Seconds between two mails that tell the owner of somebody who guesses. */
export const warningPause = 12 * 60 * 60;

/** What an app needs to know, as the address a QR code holds; `secret` is in base 32. */
export function setupAddress(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** The half minute since 1970 that a code belongs to, or null when it is of none around `at`. */
export function stepOfCode(secret: string, code: string, at: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: at.getTime(), window });
  return delta === null ? null : Math.floor(at.getTime() / 1000 / period) + delta;
}

/** The code an app shows at a moment. */
export function codeAt(secret: string, at: Date): string {
  return totpOf(secret).generate({ timestamp: at.getTime() });
}

/** Of the app, or one on paper. */
export interface TypedCode {
  kind: "app" | "recovery";
  code: string;
}

/** What was typed, without the spaces and dashes people put in; null when it can be no code. */
export function readCode(typed: string): TypedCode | null {
  const code = typed.toLowerCase().replace(/[\s-]/g, "");
  if (/^\d{6}$/.test(code)) return { kind: "app", code };
  const isRecovery =
    code.length === recoveryLength && [...code].every((letter) => recoveryLetters.includes(letter));
  return isRecovery ? { kind: "recovery", code } : null;
}

/** A code for paper out of random bytes, at least ten of them: `k3v9p-2mhtx`. */
export function recoveryCode(bytes: Uint8Array): string {
  const letters = Array.from(
    bytes.subarray(0, recoveryLength),
    (byte) => recoveryLetters[byte % recoveryLetters.length],
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
