/** An answer of the backend as JSON, its formulas as authors wrote them: what is loaded has their room before their TeX. */
export const writtenJson = (json: unknown): string =>
  (JSON.stringify(json) ?? '').replace(/\$[\d.]+,[\d.]+,[\d.]+\|/g, '$')
