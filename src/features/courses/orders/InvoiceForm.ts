import { makeAutoObservable } from 'mobx'
import * as v from 'valibot'
import { invoiceDataSchema, type Invoice, type InvoiceData } from '@/contracts/course/afterSale'

type Field = 'title' | 'taxNumber' | 'email'

/** What is typed for an invoice; checked by the contract's own schema, so that the backend refuses nothing that passed here. */
export class InvoiceForm {
  kind: InvoiceData['kind'] = 'person'
  values: Record<Field, string> = { title: '', taxNumber: '', email: '' }
  errors: Partial<Record<Field, string>> = {}

  constructor(known: Invoice | null) {
    if (known) {
      const { data } = known
      this.kind = data.kind
      this.values = {
        title: data.title,
        email: data.email,
        taxNumber: data.kind === 'company' ? data.taxNumber : '',
      }
    }
    makeAutoObservable(this, {}, { autoBind: true })
  }

  choose(kind: InvoiceData['kind']): void {
    this.kind = kind
    this.errors = {}
  }

  type(field: Field, value: string): void {
    this.values[field] = value
    delete this.errors[field]
  }

  /** What was typed, when it is whole; else every field says what it lacks. */
  check(): InvoiceData | undefined {
    const { title, taxNumber, email } = this.values
    const typed = this.kind === 'person' ? { title, email } : { title, taxNumber, email }
    const result = v.safeParse(invoiceDataSchema, { kind: this.kind, ...typed })
    if (result.success) return result.output
    const { nested = {} } = v.flatten<typeof invoiceDataSchema>(result.issues)
    this.errors = Object.fromEntries(
      Object.entries(nested).map(([field, messages]) => [field, messages?.[0] ?? '填写有误']),
    )
    return undefined
  }
}
