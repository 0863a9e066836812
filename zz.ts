import { openDatabase } from './server/src/db/openDatabase'
import { migrate } from './server/src/db/migrate'
import { contentFolder, allContent } from './server/src/services/allContent'
import { loadContent } from './server/src/authoring/loadContent'
import { PGlite } from '@electric-sql/pglite'
const main = async () => {
let t=Date.now(); const lap=(n:string)=>{console.log(n,Date.now()-t);t=Date.now()}
const database = await openDatabase({ startPglite: () => PGlite.create('memory://') } as never)
lap('open')
await migrate(database.db); lap('migrate')
const f=contentFolder('content'); const r=f.read(); lap('read')
const parts=f.parts.map(p=>({...p,load:async(tx:any,c:any)=>{const s=Date.now();await p.load(tx,c);console.log('  ',p.area,Date.now()-s)}}))
await loadContent(database.db,{parts} as never,{content:r.content!,hashes:f.hashes(),now:Date.now()}); lap('load')
await database.close()
}
void main()
