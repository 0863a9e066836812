/** Distribution function of Student's t with five degrees of freedom, in closed form. */
export const studentT5 = (t: number): number => {
  const angle = Math.atan(t / Math.sqrt(5))
  return 0.5 + (angle + Math.sin(angle) * Math.cos(angle) * (1 + (2 / 3) * Math.cos(angle) ** 2)) / Math.PI
}

/** The 90th percentile of Student's t with five degrees of freedom. */
export const T5_P90 = 1.476

export const logistic = (value: number): number => 1 / (1 + Math.exp(-value))

export const logit = (share: number): number => Math.log(share / (1 - share))
