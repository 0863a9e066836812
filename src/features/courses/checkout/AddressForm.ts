import { makeAutoObservable, runInAction } from 'mobx'
import {
  address,
  createAddress,
  deleteAddress,
  updateAddress,
  type AddressFields,
} from '@/contracts/course/addresses'
import { regionText } from '@/domain/courses/regionText'
import { personNameError } from '@/lib/text/personNameError'
import { Resource } from '@/stores/page/Resource'
import type { Stores } from '@/stores/Stores'
import { Task } from '@/stores/page/Task'

export type AddressTextField = 'receiver' | 'phone' | 'detail'
type AddressErrors = Partial<Record<AddressTextField | 'region', string>>

const DRAFT = 'address'
const EMPTY: AddressFields = {
  receiver: '',
  phone: '',
  regionCode: '',
  province: '',
  city: '',
  district: '',
  detail: '',
  isDefault: false,
}

/** An address being written; a new one keeps its draft until it is saved. */
export class AddressForm {
  readonly found: Resource<AddressFields>
  values: AddressFields = EMPTY
  errors: AddressErrors = {}
  private readonly saving = new Task()

  constructor(
    private readonly deps: Pick<Stores, 'call' | 'session' | 'drafts' | 'ui'>,
    readonly addressId: string | undefined,
  ) {
    this.found = new Resource(() => this.fetch())
    makeAutoObservable<this, 'deps'>(
      this,
      { deps: false, found: false, addressId: false },
      { autoBind: true },
    )
  }

  start(): void {
    void this.found.load()
  }

  get regionText(): string {
    return regionText(this.values, ' ')
  }

  setText(field: AddressTextField, value: string): void {
    this.change({ [field]: value })
    delete this.errors[field]
  }

  setRegion(regionCode: string, [province = '', city = '', district = '']: readonly string[]): void {
    this.change({ regionCode, province, city, district })
    delete this.errors.region
  }

  setDefault(isDefault: boolean): void {
    this.change({ isDefault })
  }

  /** Saves; true when the backend has it. */
  async save(): Promise<boolean> {
    if (!this.accept()) return false
    const { call, session, drafts } = this.deps
    const { addressId } = this
    const body = { ...this.values }
    return this.saving.succeeds(async () => {
      const done = drafts.sending(DRAFT)
      if (addressId) await call(updateAddress, { params: { uid: session.uid, addressId }, body })
      else await call(createAddress, { params: { uid: session.uid }, body })
      done()
    })
  }

  remove(): Promise<boolean> {
    const { call, session } = this.deps
    const { addressId = '' } = this
    return this.saving.succeeds(() => call(deleteAddress, { params: { uid: session.uid, addressId } }))
  }

  get isSaving(): boolean {
    return this.saving.isRunning
  }

  private accept(): boolean {
    const { receiver, phone, regionCode, detail } = this.values
    const wrongName = personNameError(receiver)
    this.errors = {
      ...(wrongName !== undefined && { receiver: wrongName }),
      ...(!/^1\d{10}$/.test(phone) && { phone: '请输入正确的手机号' }),
      ...(regionCode === '' && { region: '请选择所在地区' }),
      ...(detail.trim() === '' && { detail: '请填写详细地址' }),
    }
    const first = Object.values(this.errors)[0]
    if (first !== undefined) this.deps.ui.say(first)
    return first === undefined
  }

  private change(fields: Partial<AddressFields>): void {
    this.values = { ...this.values, ...fields }
    if (this.addressId) return
    const { isDefault, ...texts } = this.values
    this.deps.drafts.keep(DRAFT, { ...texts, isDefault: isDefault ? '1' : '' })
  }

  private async fetch(): Promise<AddressFields> {
    const { call, session, drafts } = this.deps
    const { addressId } = this
    const draft = drafts.read(DRAFT)
    const values = addressId
      ? await call(address, { params: { uid: session.uid, addressId } }, { quiet: true })
      : { ...EMPTY, ...draft, isDefault: draft['isDefault'] === '1' }
    runInAction(() => {
      this.values = values
    })
    return values
  }
}
