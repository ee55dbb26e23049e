/** The url of a browser bundle of that file. */
declare module "*?script" {
  const url: string;
  export default url;
}
