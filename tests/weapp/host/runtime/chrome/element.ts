/** A DOM node of the host's own drawing. */
export const element = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  parent?: Element,
  text = '',
): HTMLElementTagNameMap[K] => {
  const node = document.createElement(tag)
  node.className = className
  if (text) node.textContent = text
  parent?.append(node)
  return node
}
