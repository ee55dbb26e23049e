const numerals = "null én to tre fire fem seks sju åtte ni ti elleve tolv".split(" ");

export const roomTexts = {
  room: "Rommet",
  plan: "Planen over bordene",
  tools: {
    label: "Kartet",
    undo: "Angre (Ctrl+Z)",
    redo: "Gjør om (Ctrl+Shift+Z)",
    zoomOut: "Zoom ut",
    zoomIn: "Zoom inn",
    fit: "Vis hele rommet",
    percent: (scale: number) => `${Math.round(scale * 100)} %`,
  },
  fill: { full: "Fullt", overHalf: "Over halvfullt", half: "Halvfullt eller mindre" },
  table: (number: number, name: string, count: number, seats: number) =>
    `Bord ${number}, ${name}, ${count} av ${seats}`,
  lockedTable: "låst",
  chair: {
    empty: (seat: number) => `Ledig stol ${seat}`,
    taken: (name: string, seat: number) => `${name}, stol ${seat}`,
    freed: (name: string) => `${name} kommer ikke lenger. Frigjør plassen`,
  },
  handles: { rotate: "Drei bordet", resize: "Endre størrelsen" },
  drop: {
    becomes: (count: number, seats: number, table: string) =>
      `Blir ${count} av ${seats} ved ${table}`,
    stays: (table: string) => `Sitter ved ${table}`,
    swaps: (name: string) => `Bytter plass med ${name}`,
    unseated: "Flyttes til «Uten bord»",
    knowsNobody: "Kjenner ingen ved bordet",
    full: (table: string) => `${table} er fullt.`,
    tooFew: (free: number, persons: number) =>
      `Det er ${numeral(free)} ${free === 1 ? "ledig plass" : "ledige plasser"}, og de er ${numeral(persons)}.`,
    locked: (table: string) => `${table} er låst.`,
  },
  rules: {
    apart: (one: string, other: string) => `${one} og ${other} skal ikke sitte sammen`,
    ratherApart: (one: string, other: string) => `${one} og ${other} vil helst ikke sitte sammen`,
    together: (one: string, other: string) => `${one} og ${other} skal sitte sammen`,
    ratherTogether: (one: string, other: string) => `${one} og ${other} vil gjerne sitte sammen`,
    reunited: (one: string, other: string) => `${one} og ${other} sitter sammen`,
    locked: (name: string, table: string) => `${name} er låst til ${table}`,
    near: (name: string) => `${name} skal sitte nær brudebordet`,
    far: (name: string) => `${name} skal sitte langt fra brudebordet`,
    atMost: (count: number, category: string) => `Høyst ${numeral(count)} fra ${category} her`,
  },
  announce: {
    choose: (names: string, tables: number) =>
      tables === 0
        ? `Ingen bord har plass til ${names}.`
        : `Velg bord til ${names}. Pil bytter bord, Enter setter ned, Escape avbryter.`,
    seated: (names: string, table: string) => `${names} sitter ved ${table}.`,
    unseated: (names: string) => `${names} er uten bord.`,
    moved: (table: string, x: string, y: string) =>
      `${table} står ${x} fra venstre vegg og ${y} fra øvre vegg.`,
    rotated: (table: string, degrees: number) => `${table} er dreid ${degrees} grader.`,
    cancelled: "Avbrutt.",
  },
};

function numeral(number: number): string {
  return numerals[number] ?? String(number);
}
