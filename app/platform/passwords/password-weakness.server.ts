import commonPasswords from "./common-passwords.json" with { type: "json" };
import { maxPasswordLength, minPasswordLength } from "./password-rules.ts";

export type PasswordWeakness =
  | "too-short"
  | "too-long"
  | "common"
  | "repeated"
  | "sequence"
  | "product-name"
  | "own-email";

const common = new Set(commonPasswords);
const productName = "jaord";
/** Rows of the keyboard, the alphabet and the digits; read in both directions. */
const sequences = [
  "qwertyuiopå",
  "asdfghjkløæ",
  "zxcvbnm",
  "abcdefghijklmnopqrstuvwxyzæøå",
  "01234567890",
];
const followers = new Set(
  sequences.flatMap((sequence) =>
    [...sequence].slice(1).flatMap((letter, index) => {
      const before = [...sequence][index] ?? "";
      return [before + letter, letter + before];
    }),
  ),
);
const minSequence = 3;
/** Characters that a password must have beside the name or address in it. */
const minOwnCharacters = 6;
const maxRepeatedUnit = 3;

/** `email` is the account's, if it is known. */
export function passwordWeakness(password: string, email?: string): PasswordWeakness | null {
  const characters = [...password.toLowerCase()];
  if (characters.length < minPasswordLength) return "too-short";
  if (characters.length > maxPasswordLength) return "too-long";
  if (isRepeated(characters)) return "repeated";
  if (isMadeOfSequences(characters)) return "sequence";
  if (hasLittleBeside(characters, productName)) return "product-name";
  if (email && isOwnEmail(characters, email)) return "own-email";
  return common.has(password.toLowerCase()) ? "common" : null;
}

/** Such as "aaaaaaaa", "abababab" or "123123123". */
function isRepeated(characters: string[]): boolean {
  return Array.from({ length: maxRepeatedUnit }, (_, index) => index + 1).some((unit) =>
    characters.every((character, index) => index < unit || character === characters[index - unit]),
  );
}

/** Such as "12345678", "qwertyui" or "abcd4321". */
function isMadeOfSequences(characters: string[]): boolean {
  let length = 1;
  for (let index = 1; index <= characters.length; index++) {
    if (followers.has(`${characters[index - 1]}${characters[index]}`)) length++;
    else if (length < minSequence) return false;
    else length = 1;
  }
  return true;
}

function hasLittleBeside(characters: string[], word: string): boolean {
  if ([...word].length < minSequence) return false;
  const password = characters.join("");
  const beside = password.replaceAll(word, "");
  return beside !== password && [...beside].length < minOwnCharacters;
}

function isOwnEmail(characters: string[], email: string): boolean {
  const address = email.toLowerCase();
  const localPart = address.split("@")[0] ?? "";
  return hasLittleBeside(characters, address) || hasLittleBeside(characters, localPart);
}
