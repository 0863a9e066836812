import { isRecord } from '../../shared/isRecord'

/** The options object that a mini-program passes to a `wx` call, read field by field. */
export class Options {
  private readonly fields: Readonly<Record<string, unknown>>

  constructor(input: unknown) {
    this.fields = isRecord(input) ? input : {}
  }

  value(name: string): unknown {
    return this.fields[name]
  }

  text(name: string, fallback = ''): string {
    const value = this.fields[name]
    return value === undefined || value === null ? fallback : String(value)
  }

  number(name: string, fallback: number): number {
    const value = this.fields[name]
    return value === undefined || value === null || Number.isNaN(Number(value)) ? fallback : Number(value)
  }

  flag(name: string, fallback = false): boolean {
    const value = this.fields[name]
    return typeof value === 'boolean' ? value : fallback
  }

  list(name: string): unknown[] {
    const value = this.fields[name]
    return Array.isArray(value) ? value : []
  }

  texts(name: string): string[] {
    return this.list(name).map(String)
  }

  record(name: string): Record<string, unknown> {
    const value = this.fields[name]
    return isRecord(value) ? value : {}
  }

  /** Whether one of WeChat's three callbacks is given. */
  get hasCallback(): boolean {
    return ['success', 'fail', 'complete'].some((name) => typeof this.fields[name] === 'function')
  }

  call(name: string, argument: unknown): void {
    const callback = this.fields[name]
    if (typeof callback === 'function') callback(argument)
  }
}
