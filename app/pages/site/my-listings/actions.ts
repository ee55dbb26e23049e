export const myListingsPath = "/my-listings";
