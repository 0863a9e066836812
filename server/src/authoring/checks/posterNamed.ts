/** The name of the poster that an address draws; undefined for other pictures. */
export const posterNamed = (url: string): string | undefined =>
  /^\/posters\/([\w-]+)\.svg(?:\?.*)?$/.exec(url)?.[1]
