/** How many problems there are, as a sentence has it. */
export const problemCount = (count: number): string => (count === 1 ? '1 problem' : `${count} problems`)
