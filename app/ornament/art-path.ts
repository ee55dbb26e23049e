/** The address of a drawing that is served as a file; `artNames` lists the names. */
export const artPath = (name: string): string => `/art/${name}.svg`;
