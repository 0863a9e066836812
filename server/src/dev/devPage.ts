import { escapeMarkup } from '../http/escapeMarkup'

const style = `
:root{color-scheme:light dark;--bg:#f4f6fb;--card:#fff;--ink:#1a2233;--soft:#67708a;--line:#e6e9f2;--brand:#2f5bea;--danger:#d93a3a}
@media(prefers-color-scheme:dark){:root{--bg:#12151d;--card:#1c212d;--ink:#eef1f8;--soft:#9aa4bd;--line:#2c3343;--brand:#7c9bff;--danger:#ff8080}}
*{box-sizing:border-box;margin:0}
body{font:16px/1.6 -apple-system,"PingFang SC","Noto Sans SC","Microsoft YaHei",sans-serif;background:var(--bg);color:var(--ink);padding:32px 16px}
main{max-width:480px;margin:0 auto}
h1{font-size:22px;margin-bottom:4px}
p.note{color:var(--soft);font-size:14px;margin-bottom:20px}
.card{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:20px;margin-bottom:12px}
.row{display:flex;justify-content:space-between;gap:12px;align-items:baseline}
.code{font:700 28px/1.2 ui-monospace,Menlo,monospace;letter-spacing:4px;color:var(--brand)}
.soft{color:var(--soft);font-size:14px}
.price{font-size:40px;font-weight:800;margin:8px 0}
button{appearance:none;border:0;width:100%;min-height:48px;border-radius:12px;font:600 16px/1 inherit;font-family:inherit;font-weight:600;margin-top:12px;cursor:pointer;background:var(--brand);color:#fff}
@media(prefers-color-scheme:dark){button{color:#0d1220}}
button.ghost{background:transparent;color:var(--ink);border:1px solid var(--line)}
button.danger{background:transparent;color:var(--danger);border:1px solid currentColor}
button:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
`

/** A small page of the development tools; `body` is markup made by us. */
export const devPage = (title: string, note: string, body: string): string =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeMarkup(title)}</title><style>${style}</style></head><body><main><h1>${escapeMarkup(title)}</h1><p class="note">${escapeMarkup(note)}</p>${body}</main></body></html>`
