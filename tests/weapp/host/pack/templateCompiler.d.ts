declare module 'glass-easel-template-compiler' {
  interface TemplateParseError {
    readonly message: string
    readonly startLine: number
  }

  /** The part of the compiler that the host uses; the package's own declarations answer `any`. */
  export class TmplGroup {
    free(): void
    setExtraRuntimeScript(script: string): void
    addTmpl(path: string, source: string): readonly TemplateParseError[]
    addScript(path: string, source: string): void
    getDirectDependencies(path: string): readonly string[]
    getScriptDependencies(path: string): readonly string[]
    getTmplGenObjectGroups(): string
  }
}
