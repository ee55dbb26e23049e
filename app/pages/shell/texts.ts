export const shellTexts = {
  navigation: {
    open: "Vis menyen",
    close: "Lukk menyen",
    skip: "Hopp til innholdet",
    sidebar: {
      label: "Sidemeny med tekst",
      collapse: "Vis bare ikoner (Ctrl+B)",
      expand: "Vis tekst ved ikonene (Ctrl+B)",
    },
    settings: "Innstillinger",
    conversations: "Samtaler",
    favourites: "Favoritter",
    savedSearches: "Lagrede søk",
    signOut: "Logg ut",
  },
  account: {
    signedInAs: "Logget inn som",
    admin: "Admin",
    myListings: "Mine annonser",
    viewWedding: "Se bryllupssiden",
    newTab: "(åpnes i ny fane)",
    unread: "uleste",
  },
  areas: {
    planner: { title: "Bryllupsplanlegger", link: "Bryllupsplanlegger", label: "Planlegger" },
    vendor: { title: "For leverandører", link: "For leverandører", label: "For leverandører" },
    moderation: { title: "Administrasjon", link: "Administrasjon", label: "Administrasjon" },
  },
} as const;
