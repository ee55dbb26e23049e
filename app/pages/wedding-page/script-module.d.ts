declare module "*?script" {
  const url: string;
  export default url;
}
