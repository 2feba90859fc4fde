# Varnish in front: keeps public pages by the site's own headers, gives what it has while the site is away, and drops what it is told.
#   CDN_TOKEN=… varnishd -f /etc/varnish/padav.vcl -a :8080 -p http_gzip_support=off
# The site is told CDN=varnish, CDN_PURGE_URL=http://127.0.0.1:8080/ and the same CDN_TOKEN.
vcl 4.1;
import std;

backend padav {
  .host = "127.0.0.1";
  .port = "3000";
  .connect_timeout = 2s;
  .first_byte_timeout = 35s;
  .probe = { .url = "/readyz"; .interval = 2s; .timeout = 1s; .window = 3; .threshold = 2; .initial = 2; }
}

# The machines the site runs on.
acl site { "127.0.0.1"; "::1"; }

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ site || std.getenv("CDN_TOKEN") == "" || req.http.x-cdn-token != std.getenv("CDN_TOKEN")) {
      return (synth(403));
    }
    if (!std.ban("obj.http.surrogate-key ~ (^|\s)(" + regsuball(req.http.surrogate-key, " ", "|") + ")(\s|$)")) {
      return (synth(400, std.ban_error()));
    }
    return (synth(200));
  }
  # Counted and watched from inside alone.
  if (req.url ~ "^/metrics([?]|$)") {
    return (synth(404));
  }
  set req.http.x-forwarded-for = client.ip;
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # A page is one for each encoding, and for each party a visitor travels as: the site draws it from no other cookie.
  if (req.http.accept-encoding ~ "\bbr\b") {
    set req.http.accept-encoding = "br";
  } elseif (req.http.accept-encoding ~ "\bgzip\b") {
    set req.http.accept-encoding = "gzip";
  } else {
    unset req.http.accept-encoding;
  }
  unset req.http.x-party;
  if (req.http.cookie ~ "(^|;\s*)padav-party=") {
    set req.http.x-party = regsub(req.http.cookie, "^(?:.*;\s*)?padav-party=([^;]*).*$", "\1");
  }
  # As old as the site allows while it is there, a day old while it is not.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 10m;
  }
  # What is of one visitor says so itself.
  return (hash);
}

sub vcl_hash {
  hash_data(req.url);
  hash_data(req.http.host);
  hash_data(req.http.accept-encoding);
  hash_data(req.http.x-party);
  return (lookup);
}

sub vcl_backend_response {
  # The page of before is better than the news that there is none of now.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  # What the key holds is all a public page differs by; browsers are told the rest.
  if (beresp.http.vary) {
    set beresp.http.x-vary = beresp.http.vary;
    unset beresp.http.vary;
  }
  set beresp.grace = 1d;
}

sub vcl_deliver {
  if (resp.http.x-vary) {
    set resp.http.vary = resp.http.x-vary;
    unset resp.http.x-vary;
  }
  if (obj.hits > 0) {
    set resp.http.x-cache = "HIT";
  } else {
    set resp.http.x-cache = "MISS";
  }
}
