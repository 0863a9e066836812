/** Text replacements of TeX commands. */
export const texSymbols: Readonly<Record<string, string>> = {
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  epsilon: 'ε',
  varepsilon: 'ε',
  zeta: 'ζ',
  eta: 'η',
  theta: 'θ',
  lambda: 'λ',
  mu: 'μ',
  nu: 'ν',
  xi: 'ξ',
  pi: 'π',
  rho: 'ρ',
  sigma: 'σ',
  tau: 'τ',
  varphi: 'φ',
  phi: 'φ',
  chi: 'χ',
  psi: 'ψ',
  omega: 'ω',
  Gamma: 'Γ',
  Delta: 'Δ',
  Theta: 'Θ',
  Lambda: 'Λ',
  Sigma: 'Σ',
  Phi: 'Φ',
  Psi: 'Ψ',
  Omega: 'Ω',
  infty: '∞',
  partial: '∂',
  nabla: '∇',
  ell: 'ℓ',
  varnothing: '∅',
  forall: '∀',
  exists: '∃',
  prime: '′',
  ldots: '…',
  cdots: '…',
  dots: '…',
  vdots: '⋮',
  ddots: '⋱',
  lvert: '|',
  rvert: '|',
  lVert: '‖',
  rVert: '‖',
  langle: '⟨',
  rangle: '⟩',
  lfloor: '⌊',
  rfloor: '⌋',
  lceil: '⌈',
  rceil: '⌉',
}

/** Operators between two terms, with their spaces in running text. */
export const texOperators: Readonly<Record<string, string>> = {
  cdot: '·',
  to: '→',
  rightarrow: '→',
  times: ' × ',
  div: ' ÷ ',
  pm: ' ± ',
  mp: ' ∓ ',
  le: ' ≤ ',
  leq: ' ≤ ',
  leqslant: ' ≤ ',
  ge: ' ≥ ',
  geq: ' ≥ ',
  geqslant: ' ≥ ',
  ne: ' ≠ ',
  neq: ' ≠ ',
  sim: ' ~ ',
  approx: ' ≈ ',
  equiv: ' ≡ ',
  propto: ' ∝ ',
  in: ' ∈ ',
  notin: ' ∉ ',
  subset: ' ⊂ ',
  subseteq: ' ⊆ ',
  supset: ' ⊃ ',
  cup: ' ∪ ',
  cap: ' ∩ ',
  setminus: ' ∖ ',
  mid: ' | ',
  perp: ' ⊥ ',
  parallel: ' ∥ ',
  land: ' ∧ ',
  lor: ' ∨ ',
  oplus: ' ⊕ ',
  Rightarrow: ' ⇒ ',
  Leftrightarrow: ' ⇔ ',
  iff: ' ⇔ ',
  ll: ' ≪ ',
  gg: ' ≫ ',
}

/** The same for signs that are written as themselves. */
export const plainOperators: Readonly<Record<string, string>> = {
  '+': ' + ',
  '-': ' − ',
  '=': ' = ',
  '<': ' < ',
  '>': ' > ',
  '*': '*',
  '/': '/',
  ':': ': ',
  ',': ', ',
  ';': '; ',
}

/** Signs with bounds beside them, in brackets where the bounds have no small form. */
export const boundedSigns: Readonly<Record<string, string>> = {
  int: '∫',
  iint: '∬',
  iiint: '∭',
  oint: '∮',
  sum: 'Σ',
  prod: '∏',
  bigcup: '∪',
  bigcap: '∩',
  lim: 'lim',
  max: 'max',
  min: 'min',
  sup: 'sup',
  inf: 'inf',
}

export const namedFunctions: ReadonlySet<string> = new Set(
  'sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh ln lg log exp det dim ker deg arg gcd'.split(
    ' ',
  ),
)

/** Marks that are set over a letter. */
export const accents: Readonly<Record<string, string>> = {
  bar: '\u0304',
  overline: '\u0304',
  hat: '\u0302',
  widehat: '\u0302',
  tilde: '\u0303',
  vec: '\u20d7',
  dot: '\u0307',
  ddot: '\u0308',
}

/** Commands that only say how their argument looks. */
export const lookCommands: ReadonlySet<string> = new Set(
  'mathrm mathbf mathit boldsymbol operatorname text mathbb mathcal'.split(' '),
)

/** Commands that say nothing in a line of text. */
export const silentCommands: ReadonlySet<string> = new Set(
  'left right big Big bigl bigr Bigl Bigr displaystyle textstyle limits nolimits'.split(' '),
)

const pairs = (plain: string, small: string): ReadonlyMap<string, string> =>
  new Map([...plain].map((letter, at) => [letter, [...small][at] ?? letter]))

export const raisedLetters = pairs('0123456789+−=()nixtykemT', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱˣᵗʸᵏᵉᵐᵀ')
export const loweredLetters = pairs('0123456789+−=()nixtkjma', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙᵢₓₜₖⱼₘₐ')
