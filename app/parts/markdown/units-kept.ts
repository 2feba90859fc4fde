type Node = { type: string; value?: string; children?: Node[] }

const FIGURE_AND_UNIT = /(\d) (?=(?:%|km|m|cm|kg|hours?|minutes|am|pm)(?!\w))/g

/** For rehype: a figure does not part from its unit at the end of a line. */
export function unitsKept() {
  return keepUnits
}

function keepUnits(node: Node): void {
  if (node.type === 'text' && node.value) node.value = node.value.replaceAll(FIGURE_AND_UNIT, '$1\u00a0')
  node.children?.forEach(keepUnits)
}
