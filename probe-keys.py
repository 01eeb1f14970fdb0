import json,glob,re,os,subprocess
root=glob.glob('dist/client/assets/data/*/')[0]
samples={'home':'index','services':'services','service':'services/medical-ai','corporate':'corporate','training':'ai-training','caseStudies':'case-studies','caseStudy':'case-studies/radiology-ai','projects':'projects','locations':'locations','city':'locations/madrid','online':'locations/online','cityService':'locations/madrid/business-automation','blog':'blog','blogCategory':'blog/category/safety','post':'blog/choosing-a-vector-database','book':'book','bci':'book/check-inbox','courses':'courses','course':'courses/rag-online-2027-03','contact':'contact','newsletter':'newsletter','agents':'agents','evidence':'evidence','rules':'rules','tasks':'tasks','search':'search','privacy':'privacy'}
src=subprocess.run("git ls-files pages renderer scripts/build editor/server content search | grep -E '\\.tsx?$' | grep -vE 'test|e2e|load\\.ts$|/schema'",shell=True,capture_output=True,text=True).stdout.split()
text='\n'.join(open(f).read() for f in src if not f.startswith('content/'))
seen={}
def walk(o,path,d):
    if d>6: return
    if isinstance(o,dict):
        for k,v in o.items():
            seen.setdefault(k,set()).add(path); walk(v,path+'.'+k,d+1)
    elif isinstance(o,list):
        for v in o[:3]: walk(v,path+'[]',d+1)
for n,p in samples.items():
    f=root+p+'.json'
    if os.path.exists(f): walk(json.load(open(f))['data'],n,0)
for k,ps in sorted(seen.items()):
    if not re.search(r'\b'+re.escape(k)+r'\b',text): print(k,sorted(ps)[:4])
