import * as v from 'valibot'

type Entries<S extends v.GenericSchema> = v.InferOutput<S>

/** A list with unique `key`: of two items with one key the last would silently overwrite the first. */
export const listBy = <S extends v.GenericSchema, K extends keyof Entries<S> & string>(key: K, item: S) =>
  v.pipe(
    v.array(item),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const seen = new Set<unknown>()
      for (const [at, entry] of dataset.value.entries()) {
        const name = entry[key]
        if (seen.has(name))
          addIssue({
            message: `${String(name)} stands twice`,
            path: [{ type: 'array', origin: 'value', input: dataset.value, key: at, value: entry }],
          })
        seen.add(name)
      }
    }),
  )
