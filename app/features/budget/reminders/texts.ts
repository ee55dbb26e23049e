export const reminderTexts = {
  subject: (count: number) =>
    count === 1 ? "En betaling til bryllupet forfaller" : `${count} betalinger forfaller`,
  heading: "Snart forfall i budsjettet",
  overdue: (name: string, amount: string, date: string) => `${name}: ${amount}, forfalt ${date}`,
  due: (name: string, amount: string, date: string) => `${name}: ${amount}, forfaller ${date}`,
  more: (count: number) => `… og ${count} til.`,
  button: "Åpne budsjettet",
  note: "Dere får denne e-posten fordi påminnelser er slått på i budsjettet. Der kan dere også slå dem av. Har dere betalt, krysser dere av for det.",
} as const;
