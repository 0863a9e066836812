/** Inner templates of the built-ins that need nodes of their own round the slot. */
export const BUILTIN_TEMPLATES: Readonly<Record<string, string>> = {
  swiper: '<div class="wx-swiper-track"><slot/></div><div class="wx-swiper-dots"></div>',
}

/** The path of a built-in's template, distinct from every path of a mini-program. */
export const builtinTemplatePath = (name: string): string => `__builtin__/${name}`
