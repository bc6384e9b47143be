vcl 4.1;

import std;

# Varnish in front of the copies. Set CDN_PURGE_URL=http://<varnish>/.purge on every copy.
backend default {
    .host = "127.0.0.1";
    .port = "3000";
}

# Who may purge: the copies.
acl copies {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    if (req.url == "/.purge") {
        if (req.method != "POST" || client.ip !~ copies) {
            return (synth(404));
        }
        # Every page whose marks contain one of the tags. Nothing but tags may become part of the expression.
        if (req.http.surrogate-key !~ "^[A-Za-z0-9:_-]+( [A-Za-z0-9:_-]+)*$") {
            return (synth(400));
        }
        if (std.ban("obj.http.surrogate-key ~ (^|[[:space:]])(" + regsuball(req.http.surrogate-key, " ", "|") + ")([[:space:]]|$)")) {
            return (synth(200));
        }
        return (synth(500, std.ban_error()));
    }
    # Pages that are the same for everybody are looked up without cookies; staff and shoppers' own pages go through.
    if (req.url !~ "^/(api|admin|cart|checkout|order|merge|resena|visita)([/?.]|$)") {
        unset req.http.cookie;
    }
}

sub vcl_deliver {
    # For the proxy alone; browsers always ask.
    unset resp.http.surrogate-key;
    unset resp.http.cache-tag;
}
