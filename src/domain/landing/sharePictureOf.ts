/** The share picture: WeChat cards take no SVG, so use the PNG that the backend draws. */
export const sharePictureOf = (url: string): string => url.replace(/^(\/posters\/.+)svg$/, '$1png?w=480')
