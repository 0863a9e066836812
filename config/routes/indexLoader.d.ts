interface LoaderContext {
  readonly resourcePath: string
  addDependency(file: string): void
}

/** A webpack loader over a file of the route table. */
export default function indexLoader(this: LoaderContext): string
