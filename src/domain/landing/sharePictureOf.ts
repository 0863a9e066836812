/** What a share shows of a picture: WeChat's cards take no SVG, and the backend draws each poster as PNG too. */
export const sharePictureOf = (url: string): string => url.replace(/^(\/posters\/.+)svg$/, '$1png?w=480')
