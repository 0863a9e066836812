/** Forms as they are typed where a keyboard has no such sign. */
const TYPED = /\bpi\b|sqrt|\*/

/** A typed form with the signs that people write: sqrt(2)/4 is √2/4. */
const inSigns = (form: string): string =>
  form
    .replace(/sqrt\((\w+)\)/g, '√$1')
    .replace(/sqrt/g, '√')
    .replace(/\bpi\b/g, 'π')
    .replace(/\s*\*\s*/g, '·')

/** Of the forms that a blank takes, those that people write, as one text. */
export const writtenForms = (accepts: readonly string[]): string => {
  const written = accepts.filter((form) => !TYPED.test(form))
  return (written.length > 0 ? written : accepts.slice(0, 1).map(inSigns)).join(' 或 ')
}
