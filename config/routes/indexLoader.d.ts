/** A webpack loader over a file of the route table. */
export default function indexLoader(this: { readonly resourcePath: string }): string
