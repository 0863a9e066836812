/** The name of the poster that an address draws; none when it is another picture. */
export const posterNamed = (url: string): string | undefined =>
  /^\/posters\/([\w-]+)\.svg(?:\?.*)?$/.exec(url)?.[1]
