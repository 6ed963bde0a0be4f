import { createOracle } from '@geduld/solver'; 
import { gameOf } from '@geduld/games'; 
import { shortCode, orderOf, codeText } from '@geduld/notation'; 
import { deal } from '@geduld/core'; 
for (const [l,o] of [['KL','D3NE'],['KL','D1NP3'],['KL','D1V'],['YU','C'],['RU','R']] as const) { const g=gameOf(l,o)!; 
for (let n=0;n<14;n++){ const code=shortCode(g,n); const start=deal(g.spec,orderOf(code)); const or=createOracle(g.spec,start,{tableBytes:2**28}); const t=performance.now(); const v=or.ask(start,{visits:1e9,tableBytes:2**28,cancelled:()=>performance.now()-t>4000}); const ms=performance.now()-t; or.close(); if(ms>1500) console.log(codeText(code),v.kind,Math.round(ms)); } 
}
