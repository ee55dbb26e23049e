/** The address of a browser bundle of that file. */
declare module "*?script" {
  const address: string;
  export default address;
}
