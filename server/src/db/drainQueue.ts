/** Works off a queue batch by batch until a batch finds nothing, and answers how many were done. `some` does one batch and counts it. */
export const drainQueue = async (some: () => Promise<number>): Promise<number> => {
  let done = 0
  for (let batch = await some(); batch > 0; batch = await some()) done += batch
  return done
}
