import { TmplGroup } from 'glass-easel-template-compiler'
import { BUILTIN_TEMPLATES, builtinTemplatePath } from '../shared/builtinTemplates'
import type { Dist } from './Dist'

const withoutExtension = (file: string): string => file.slice(0, file.lastIndexOf('.'))

// Without this a template that is looked up by name and missing renders nothing, silently.
const reportMissing = (code: string): string =>
  code.replaceAll('return S[P]}', 'return S[P]||__noTemplate(P)}')

/** All wxml and wxs as one browser script that defines `__weappTemplates`, and what the compiler complained about. */
export const compileTemplates = (dist: Dist): { code: string; problems: string[] } => {
  const problems: string[] = []
  const group = new TmplGroup()
  group.setExtraRuntimeScript('Q.C=__eventWrapper;Q.A=Q.A||function(f){return f};')
  const add = (path: string, source: string): void => {
    for (const warning of group.addTmpl(path, source)) {
      problems.push(`${path}.wxml:${warning.startLine + 1}: ${warning.message}`)
    }
  }
  const templates = dist.paths.filter((file) => file.endsWith('.wxml'))
  for (const file of templates) add(withoutExtension(file), dist.text(file))
  for (const file of dist.paths.filter((path) => path.endsWith('.wxs'))) {
    group.addScript(withoutExtension(file), dist.text(file))
  }
  for (const [name, source] of Object.entries(BUILTIN_TEMPLATES)) add(builtinTemplatePath(name), source)
  for (const file of templates) {
    const path = withoutExtension(file)
    for (const target of group.getDirectDependencies(path)) {
      if (!dist.has(`${target}.wxml`)) problems.push(`${file} imports ${target}.wxml, which is missing`)
    }
    for (const target of group.getScriptDependencies(path)) {
      if (!dist.has(`${target}.wxs`)) problems.push(`${file} uses ${target}.wxs, which is missing`)
    }
  }
  const groups = reportMissing(group.getTmplGenObjectGroups())
  group.free()
  return { code: `window.__weappTemplates=function(__eventWrapper,__noTemplate){return ${groups}}`, problems }
}
