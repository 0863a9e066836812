import { customType } from 'drizzle-orm/pg-core'

/** A moment: `timestamptz` in the database, milliseconds since the epoch in the program. */
export const instant = customType<{ data: number; driverData: string }>({
  dataType: () => 'timestamptz',
  toDriver: (value) => new Date(value).toISOString(),
  fromDriver: (value) => new Date(value).getTime(),
})
