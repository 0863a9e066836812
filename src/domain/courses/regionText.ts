interface Region {
  readonly province: string
  readonly city: string
  readonly district: string
}

/** Filler levels of the region dictionary, which are not written on a parcel. */
const FILLERS: readonly string[] = ['市辖区', '县']

/** A region as it is written on a parcel. */
export const regionText = ({ province, city, district }: Region, between = ''): string =>
  [province, city, district].filter((part) => part !== '' && !FILLERS.includes(part)).join(between)
