// The guest list of the demo wedding. Most of its guests have answered: see `demo-story.ts`.

interface DemoGuest {
  name: string;
  phone?: string;
  plusOne?: true;
  plusOneName?: string;
  isChild?: true;
  dietaryRequirements?: string;
  severeAllergy?: true;
  /** Said on the phone, so the couple has set it. */
  rsvpStatus?: "attending";
}

interface DemoCategory {
  name: string;
  color: string;
  households: DemoGuest[][];
}

export const categories: DemoCategory[] = [
  {
    name: "Familien Solberg",
    color: "#B98736",
    households: [
      [{ name: "Torbjørn Solberg", phone: "+4740211876", plusOne: true }],
      [{ name: "Trond Solberg", phone: "+4748133907", plusOne: true }],
      [{ name: "Bjørg Solberg", phone: "+4755129041" }],
      [
        { name: "Liv Solberg", phone: "+4797702631" },
        { name: "Ole Solberg" },
        { name: "Tiril Solberg", isChild: true },
        { name: "Iver Solberg", isChild: true },
      ],
      [{ name: "Gunnvor Tveit", phone: "+4753661204" }],
      [{ name: "Kari-Anne Tveit", phone: "+4741688230", plusOne: true, plusOneName: "Leif Tveit" }],
      [{ name: "Berit Moe", phone: "+4791820344" }],
      [{ name: "Randi Opdal", plusOne: true }],
    ],
  },
  {
    name: "Familien Moen",
    color: "#5F8A80",
    households: [
      [{ name: "Eirik Moen", phone: "+4792660117" }],
      [{ name: "Jon Moen", phone: "+4793471220", plusOne: true }],
      [{ name: "Solveig Haugen", phone: "+4790944812", plusOne: true }, { name: "Vilde Haugen" }],
      [{ name: "Ragnhild Moen", phone: "+4792660118" }, { name: "Arve Moen" }],
      [{ name: "Gudrun Moen", rsvpStatus: "attending", dietaryRequirements: "Lite salt" }],
    ],
  },
  {
    name: "Studievenner",
    color: "#47647A",
    households: [
      [{ name: "Sigrid Lie", phone: "+4797055102", plusOne: true }],
      [{ name: "Astrid Hovland", phone: "+4791820345", plusOne: true }],
      [{ name: "Amina Yusuf", phone: "+4793471221", plusOne: true }],
      [{ name: "Farah Hussain" }, { name: "Bilal Hussain" }],
      [{ name: "Piotr Nowak", phone: "+48601234567", plusOne: true }],
      [{ name: "Oskar Lindqvist", phone: "+46701234567", plusOne: true }],
      [{ name: "Vetle Lunde", phone: "+4794830565" }, { name: "Maja Lunde" }],
      [{ name: "Tuva Bakken" }, { name: "Live Sandvik" }],
    ],
  },
  {
    name: "Barndomsvenner",
    color: "#B5684A",
    households: [
      [
        { name: "Henrik Aas", plusOne: true },
        { name: "Nils Aas", isChild: true },
      ],
      [{ name: "Lars Eide", plusOne: true }],
      [
        { name: "Øyvind Åsen", plusOne: true },
        { name: "Mathilde Åsen", isChild: true },
      ],
      [{ name: "Ida Strand", severeAllergy: true }, { name: "Even Strand" }],
      [{ name: "Synne Holm" }, { name: "Anders Holm", plusOne: true }],
      [{ name: "Johannes Ryen", plusOne: true }, { name: "Sunniva Rød" }],
      [{ name: "Liv Granli", plusOne: true }],
      [{ name: "Ingeborg Nes", phone: "+4799123456" }, { name: "Jenny Nes" }],
      [{ name: "Mikkel Sara", plusOne: true }],
      [{ name: "Even Solbakken", phone: "+4748133908" }, { name: "Ylva Solbakken" }],
      [
        {
          name: "Mads Brekke",
          phone: "+4790944813",
          dietaryRequirements: "Nøtter",
          rsvpStatus: "attending",
        },
        { name: "Silje Brekke", rsvpStatus: "attending" },
      ],
    ],
  },
  {
    name: "Kollegaer",
    color: "#7B5A78",
    households: [
      [{ name: "Per-Olav Myklebust" }],
      [{ name: "Hanne Dahl" }, { name: "Kristian Dahl" }],
      [{ name: "Marte Kvam" }, { name: "Sondre Kvam" }],
      [{ name: "Hedda Myhre" }, { name: "Stian Myhre" }],
      [
        { name: "Camilla Engen", phone: "+4795123456" },
        { name: "Jakob Vik" },
        { name: "Magnus Berge" },
        { name: "Nora Fjeld" },
        { name: "Wenche Aasen" },
        { name: "Terje Lid" },
        { name: "Yngve Ruud" },
      ],
    ],
  },
];

/** Of the households, by the contact's name. */
export const homes: Record<
  string,
  Partial<Record<"name" | "address" | "postalCode" | "city", string>>
> = {
  "Torbjørn Solberg": { address: "Storgata 11", postalCode: "5750", city: "Odda" },
  "Bjørg Solberg": { address: "Sjukehusvegen 4", postalCode: "5750", city: "Odda" },
  "Liv Solberg": { address: "Skogvegen 2", postalCode: "5781", city: "Lofthus" },
  "Gunnvor Tveit": { address: "Fjellveien 3", postalCode: "5019", city: "Bergen" },
  "Berit Moe": { address: "Parkveien 8", postalCode: "7030", city: "Trondheim" },
  "Gudrun Moen": { address: "Kinsarvikvegen 12", postalCode: "5780", city: "Kinsarvik" },
  "Camilla Engen": { name: "Kollegene på skolen" },
  "Mads Brekke": { address: "Markveien 40", postalCode: "0554", city: "Oslo" },
};

export const invitation = {
  hoursAgo: 1_000,
  greeting:
    "Vi gifter oss {dato} i Ullensvang kirke, og feirer etterpå på Fruktlåven, Lofthus. Vi vil så gjerne ha dere der.",
  notSent: ["Even Solbakken"],
  notOpened: ["Liv Solberg", "Berit Moe"],
  mailboxFull: "Kari-Anne Tveit",
};
