interface ModuleRead {
  readonly exported: object
  /** Whole paths of the file and of all that it imports. */
  readonly files: readonly string[]
}

export const readModule: (file: string) => ModuleRead
