/** What a line of a rubric may be given, from nothing to all of it: whole points, or halves where its points are no whole number. */
export const awardChoices = (points: number): readonly { readonly key: string; readonly text: string }[] => {
  const step = Number.isInteger(points) ? 1 : 0.5
  return Array.from({ length: points / step + 1 }, (_unused, at) => {
    const given = at * step
    if (given === 0) return { key: '0', text: '不得分' }
    return { key: String(given), text: given === points ? `满分 ${points}` : `${given} 分` }
  })
}
