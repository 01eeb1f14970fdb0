import os,re,sys
a,b=sys.argv[1:3]
def norm(root):
    out={}
    for d,_,fs in os.walk(root+'/client'):
        for f in fs:
            p=os.path.join(d,f); r=os.path.relpath(p,root+'/client')
            r=re.sub(r'assets/data/[0-9a-f]{12}','assets/data/ID',r)
            r=re.sub(r'chunk-[\w-]{8}','chunk',r); r=re.sub(r'\.[\w-]{8}\.(js|css|woff2|svg)$',r'.H.\1',r)
            c=open(p,'rb').read()
            if r.endswith(('.html','.json','.xml','.txt','_headers','.md')):
                c=re.sub(rb'assets/data/[0-9a-f]{12}',b'assets/data/ID',c)
                c=re.sub(rb'data-build-id="[0-9a-f]{12}"',b'',c)
                c=re.sub(rb'data-preloads="[^"]*"',b'',c); c=re.sub(rb'(assets/[\w/-]+)\.[\w-]{8}\.(js|css|woff2|svg)',rb'\1.H.\2',c)
            out.setdefault(r,[]).append(c)
    return out
A,B=norm(a),norm(b)
print('only a',sorted(set(A)-set(B))[:20],'only b',sorted(set(B)-set(A))[:20])
diff=[r for r in A if r in B and sorted(A[r])!=sorted(B[r])]
from collections import Counter
print(len(diff),Counter(os.path.splitext(r)[1] for r in diff))
for r in sorted(diff):
    if r.endswith('.html'): print(r)
